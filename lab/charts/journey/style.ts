import { html } from '../markup.ts';

export const journeyStyle = html`<style>
  .journey-scroll {
    overflow-x: auto;
  }
  .journey-scroll:focus-visible {
    outline: 3px solid light-dark(#1f5fbf, #8ab4f8);
    outline-offset: 2px;
  }
  .journey-map {
    display: block;
    max-width: none;
    height: auto;
    font-family: inherit;
  }
  .journey-box {
    fill: light-dark(#ffffff, #1c2129);
    stroke: light-dark(#8d97a5, #6b7686);
    stroke-width: 1.25;
  }
  .journey-stop:is(.added, .changed) .journey-box {
    stroke: var(--mark);
    stroke-width: 3;
  }
  .journey-mark {
    font-size: 12.5px;
    font-weight: 700;
    text-anchor: end;
    fill: var(--mark);
  }
  .journey-title {
    font-size: 16px;
    font-weight: 700;
    fill: light-dark(#1a2029, #eef1f5);
  }
  .journey-lane {
    font-size: 15px;
    font-weight: 700;
    text-anchor: middle;
    fill: light-dark(#5b6472, #a3adbb);
  }
  .journey-status {
    font-size: 13px;
    fill: light-dark(#3d4654, #c3cad4);
  }
  .journey-mail {
    font-size: 13px;
    fill: light-dark(#1f5fbf, #8ab4f8);
  }
  .journey-way {
    fill: none;
    stroke: light-dark(#5b6472, #a3adbb);
    stroke-width: 1.75;
  }
  .journey-head {
    fill: light-dark(#5b6472, #a3adbb);
  }
  .journey-label {
    font-size: 12.5px;
    text-anchor: middle;
    fill: light-dark(#3d4654, #c3cad4);
    paint-order: stroke;
    stroke: var(--ground, Canvas);
    stroke-width: 5px;
    stroke-linejoin: round;
  }
  .journey-begins circle {
    fill: light-dark(#a33b00, #ffb080);
  }
  .journey-begins text {
    fill: light-dark(#ffffff, #1a2029);
  }
  .journey-arrives circle {
    fill: none;
    stroke: light-dark(#a33b00, #ffb080);
    stroke-width: 1.5;
  }
  .journey-arrives text {
    fill: light-dark(#a33b00, #ffb080);
  }
  .journey-begins text,
  .journey-arrives text {
    font-size: 12.5px;
    font-weight: 700;
    text-anchor: middle;
  }
  .journey-effects li {
    margin-block: 0.6rem;
    break-inside: avoid;
  }
  .journey-effects li::marker {
    font-weight: 700;
    color: light-dark(#a33b00, #ffb080);
  }
  .journey-chain {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem 0.4rem;
    align-items: baseline;
    list-style: none;
    margin: 0.25rem 0;
    padding: 0;
  }
  .journey-chain li {
    margin: 0;
    padding: 0.1rem 0.5rem;
    border: 1px solid light-dark(#c9d0da, #4a5362);
    border-radius: 1rem;
    font-size: 0.875rem;
  }
  .journey-chain li:not(:first-child)::before {
    content: '→ ' / '';
    color: light-dark(#a33b00, #ffb080);
  }
  .journey-effects small,
  .journey-stations small {
    color: light-dark(#5b6472, #a3adbb);
    overflow-wrap: anywhere;
  }
  .journey-stations {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
    gap: 0.75rem 1.5rem;
    padding: 0;
    list-style: none;
  }
  .journey-stations h5 {
    margin: 0;
    font-size: 1rem;
  }
  .journey-stations p,
  .journey-effects p {
    margin: 0.15rem 0;
  }
  .journey-stations li {
    break-inside: avoid;
  }
  .journey-stations li:target {
    outline: 3px solid light-dark(#b35c00, #ffb15c);
    outline-offset: 4px;
  }
  @media print {
    .journey-scroll {
      overflow: visible;
      break-inside: avoid;
    }
    .journey-map {
      width: 100%;
      max-height: 26.5cm;
    }
  }
</style>`;
