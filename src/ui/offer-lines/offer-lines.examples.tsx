import { samples, type Examples } from '../gallery/examples.tsx';
import { OfferLines } from './offer-lines.tsx';

export const examples: Examples = {
  title: 'Offer lines',
  group: 'Data',
  states: (w) => {
    const offer = w('Ausbildungsplatz: Elektroniker/in', 'A place as an apprentice: Elektroniker/in');
    const personal = w('Wir arbeiten gleich bei dir um die Ecke.', 'We work just around your corner.');
    return {
      'with a line of one’s own': <OfferLines offer={offer} personal={personal} by="Jan Feld, Elektro Sonntag KG" />,
      'the offer alone': <OfferLines offer={offer} personal={null} by="" />,
      'a long word': <OfferLines offer={samples.longWord} personal={samples.longWord} by={samples.longWord} />,
    };
  },
};
