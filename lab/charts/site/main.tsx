import { createRoot } from 'react-dom/client';
import type { ComponentProps } from 'react';
import { App } from './app.tsx';

const root = document.querySelector('#site');
const data = document.querySelector('#data')?.textContent;
if (root && data) createRoot(root).render(<App sites={JSON.parse(data) as ComponentProps<typeof App>['sites']} />);
