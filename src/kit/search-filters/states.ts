import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The states by ISO 3166-2, without `DE-`. */
export const stateWords: Readonly<Record<string, MessageDescriptor>> = {
  BB: msg`Brandenburg`,
  BE: msg`Berlin`,
  BW: msg`Baden-Württemberg`,
  BY: msg`Bavaria`,
  HB: msg`Bremen`,
  HE: msg`Hesse`,
  HH: msg`Hamburg`,
  MV: msg`Mecklenburg-Vorpommern`,
  NI: msg`Lower Saxony`,
  NW: msg`North Rhine-Westphalia`,
  RP: msg`Rhineland-Palatinate`,
  SH: msg`Schleswig-Holstein`,
  SL: msg`Saarland`,
  SN: msg`Saxony`,
  ST: msg`Saxony-Anhalt`,
  TH: msg`Thuringia`,
};
