let vain = { href: '', count: 0 };

/** How often this page was asked for in vain: what fails again is drawn anew, and remembers nothing itself. */
export const vainAttempts = (): number => (vain.href === window.location.href ? vain.count : 0);

export const countAttempt = (): void => {
  vain = { href: window.location.href, count: vainAttempts() + 1 };
};

export const forgetAttempts = (): void => {
  vain = { href: '', count: 0 };
};
