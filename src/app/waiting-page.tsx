import { Trans } from '@lingui/react/macro';
import { Banner } from '../ui/banner/banner.tsx';
import { StandaloneFrame } from '../ui/standalone-frame/standalone-frame.tsx';
import { HomeBrand } from './layouts/home-brand.tsx';
import * as css from './navigation-progress.css.ts';

/** What a page shows until the program has arrived: the server draws it, React takes its place. */
export function WaitingPage() {
  return (
    <StandaloneFrame brand={<HomeBrand />} footer={null}>
      <WithoutScript />
      <div className={css.waiting}>
        <div className={css.bar} data-progress aria-hidden="true" />
        <p>
          <Trans>One moment, your page is on its way.</Trans>
        </p>
      </div>
    </StandaloneFrame>
  );
}

/** For a browser that runs no scripts: it would wait for ever. */
export function WithoutScript() {
  return (
    <noscript>
      <Banner tone="warning" announce="silent">
        <Trans>This website needs JavaScript. Switch it on in your browser, then load the page again.</Trans>
      </Banner>
    </noscript>
  );
}
