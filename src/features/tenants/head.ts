import * as v from 'valibot';
import { createHead } from '../../../contract/tenants/tenants.endpoints.ts';
import { type Head, headSchema } from '../../../contract/tenants/tenants.schema.ts';
import { call } from '../../api/call.ts';

interface Whose {
  readonly slug: string;
  readonly name: string;
  readonly color: string;
}

const patience = 10_000;

/** Puts a link into the head, in place of the one that stands there. */
function link(rel: string, href: string): void {
  const element = document.createElement('link');
  element.rel = rel;
  element.href = href;
  for (const former of document.head.querySelectorAll(`link[rel="${rel}"]`)) former.remove();
  document.head.append(element);
}

/** Asks a service of its own origin, which gets no cookie and no token; its addresses are of that origin too, or count as none. */
async function askService(service: string, { slug, name, color }: Whose): Promise<Head> {
  const answer = await fetch(`${service}/v1/heads/${slug}`, {
    method: 'POST',
    credentials: 'omit',
    signal: AbortSignal.timeout(patience),
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ name, color }),
  });
  const { data } = v.parse(v.object({ data: headSchema }), await answer.json());
  const below = (address: string): string => {
    const url = new URL(address, `${service}/`);
    if (url.origin !== new URL(service).origin) throw new TypeError('an address of another origin');
    return url.href;
  };
  return { ...data, manifest_url: below(data.manifest_url), favicon_url: below(data.favicon_url) };
}

const askOwn = async ({ slug, name, color }: Whose): Promise<Head> =>
  (await call(createHead, { params: { application: slug }, body: { name, color } }, { untouched: true })).data;

/** Manifest, icon and theme colour from the manifest service; a failure is ignored (specification, section 7). */
export async function fetchHead(whose: Whose, service: string | undefined): Promise<void> {
  try {
    const head = await (service === undefined ? askOwn(whose) : askService(service, whose));
    link('manifest', head.manifest_url);
    link('icon', head.favicon_url);
    const light = document.head.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    const theme = light ?? document.createElement('meta');
    theme.name = 'theme-color';
    theme.content = head.theme_color;
    if (!light) document.head.append(theme);
  } catch {
    // The page works without.
  }
}
