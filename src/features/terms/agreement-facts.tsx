import { Trans } from '@lingui/react/macro';
import { Fact, FactList } from '../../ui/fact-list/fact-list.tsx';

/** What being findable means, in three sentences. */
export function AgreementFacts() {
  return (
    <FactList>
      <Fact glyph="search">
        <Trans>
          Companies can find you by what you are looking for, your certificate, your area and the rough distance.
        </Trans>
      </Fact>
      <Fact glyph="lock">
        <Trans>
          A company gets your name and contact details and learns who recommends you once you say yes to it. A company
          that recommended you already knows your name.
        </Trans>
      </Fact>
      <Fact glyph="edit">
        <Trans>You can stop at any time: switch the search off, take your agreement back, or delete everything.</Trans>
      </Fact>
    </FactList>
  );
}
