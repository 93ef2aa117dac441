import './theme/fonts.css';
import './theme/global.css.ts';
import { startApp } from './app/start.tsx';

void startApp();
