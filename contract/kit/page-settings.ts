/** What a page is told of the installation's settings (server/config.ts), as JSON in the element `settings`; what isn't there has its default. */
export interface PageSettings {
  /** Where the API answers; `/api` of the page's own host unless said otherwise. */
  readonly api_base?: string;
  /** Which service is asked for manifest and icon besides the page's own. */
  readonly manifest_service?: string;
  /** What share of defects is reported; none unless said otherwise. */
  readonly error_rate?: number;
}
