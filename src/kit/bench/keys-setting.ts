const key = 'search-keys';

/** Whether the page's keys work in this browser; a letter pressed by voice or by chance may do harm (WCAG 2.1.4). */
export function readKeysSetting(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

export function keepKeysSetting(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // for this visit then
  }
}
