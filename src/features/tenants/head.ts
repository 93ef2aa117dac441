import { createHead } from '../../../contract/tenants/tenants.endpoints.ts';
import { call } from '../../api/call.ts';

function link(rel: string, href: string): void {
  const element = document.createElement('link');
  element.rel = rel;
  element.href = href;
  document.head.append(element);
}

/** Manifest, icon and theme colour from the manifest service; a failure is ignored (specification, section 7). */
export async function fetchHead({ slug, name, color }: { slug: string; name: string; color: string }): Promise<void> {
  try {
    const { data } = await call(
      createHead,
      { params: { application: slug }, body: { name, color } },
      { untouched: true },
    );
    link('manifest', data.manifest_url);
    link('icon', data.favicon_url);
    const theme = document.createElement('meta');
    theme.name = 'theme-color';
    theme.content = data.theme_color;
    document.head.append(theme);
  } catch {
    // The page works without.
  }
}
