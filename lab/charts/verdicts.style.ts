import { html } from './markup.ts';

export const verdictsStyle = html`<style>
  .verdicts-situations {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
    gap: 0.5rem 1rem;
  }
  .verdicts-situations dt {
    font-weight: 700;
  }
  .verdicts-situations dd,
  .verdicts-later dd {
    margin: 0;
  }
  .verdicts-situations code,
  .verdicts-table code {
    color: light-dark(#5b6472, #a3adbb);
    font-size: 0.85em;
  }
  .verdicts-paths {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    list-style: none;
    padding: 0;
    margin: 0 0 0.5rem;
  }
  .verdicts-scroll {
    overflow-x: auto;
    position: relative;
  }
  .verdicts-scroll:focus-visible {
    outline: 3px solid light-dark(#1f5fbf, #8ab4f8);
    outline-offset: 2px;
  }
  .verdicts-table {
    border-collapse: collapse;
    min-width: 68rem;
    font-size: 0.875rem;
    line-height: 1.3;
  }
  .verdicts-group .verdicts-table {
    table-layout: fixed;
    width: 100%;
  }
  .verdicts-group th:first-child {
    width: 8rem;
  }
  .verdicts-small {
    min-width: 30rem;
  }
  .verdicts-table th,
  .verdicts-table td {
    border: 1px solid light-dark(#c9d0da, #4a5362);
    padding: 0.4rem 0.5rem;
    text-align: start;
    vertical-align: top;
  }
  .verdicts-table th {
    background: light-dark(#f2f4f7, #262c36);
  }
  .verdicts-table tr > th:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
  }
  .verdicts-table td code {
    display: block;
    overflow-wrap: anywhere;
  }
  .verdicts-allow {
    background: light-dark(#e6f5ea, #17361f);
  }
  .verdicts-redirect,
  .verdicts-leave {
    background: light-dark(#e8f0fd, #1a2d4d);
  }
  .verdicts-error {
    background: light-dark(#fdf3dc, #40330f);
  }
  .verdicts-notfound {
    background: light-dark(#fbe9e9, #451f22);
  }
  .verdicts-impossible {
    background: repeating-linear-gradient(135deg, transparent 0 6px, light-dark(#eceff3, #2b323d) 6px 8px);
    color: light-dark(#5b6472, #a3adbb);
  }
  .verdicts-later dt {
    font-weight: 700;
    margin-top: 0.5rem;
  }
</style>`;
