import './theme/fonts.css';
import './theme/global.css.ts';
// what the login page shares with nearly every page behind it: no file of its own
import './forms/form-error-banner.tsx';
import './ui/illustrations/drawing.css.ts';
import './ui/text-field/text-field.tsx';
import { startApp } from './app/start.tsx';

void startApp();
