import { createRoot } from 'react-dom/client';
import type { Sites } from '../site-data.ts';
import { App } from './app.tsx';

const root = document.querySelector('#site');
const data = document.querySelector('#data')?.textContent;
if (root && data) createRoot(root).render(<App sites={JSON.parse(data) as Sites} />);
