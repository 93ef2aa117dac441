import { pageSettings } from '../api/page-settings.ts';

/** Has what goes wrong in the program reported, as often as the settings say; the page's route name goes along. */
export function reportDefects(nameOfPage: () => string | undefined): void {
  const { error_rate: rate = 0 } = pageSettings();
  if (rate === 0) return;
  const report = async (reason: unknown, source: 'promise' | 'window'): Promise<void> => {
    if (Math.random() >= rate) return;
    try {
      const { sendDefect } = await import('../features/error-reporting/defect-report.ts');
      await sendDefect(reason, source, nameOfPage());
    } catch {
      // Nobody waits for it.
    }
  };
  window.addEventListener('error', ({ error }) => void report(error, 'window'));
  window.addEventListener('unhandledrejection', ({ reason }) => void report(reason, 'promise'));
}
