import type { Random } from './random.ts';

/** Invented people: any likeness is chance. */
const firstnames =
  'Mia Emilia Hannah Lina Ella Clara Lea Marie Sophie Frieda Aylin Elif Zeynep Defne Leyla Amina Yasmin Nour Fatima Maryam Zofia Maja Oliwia Aleksandra Daria Kateryna Sofija Anh Linh Chiara Giulia Aminata Adjoa Naledi Luisa Johanna Paula Ida Noah Leon Paul Ben Finn Luca Jonas Elias Felix Emil Anton Mats Jannik Emre Can Mert Deniz Yusuf Omar Hamza Karim Bilal Jakub Szymon Kacper Maksym Ivan Bogdan Minh Duc Matteo Alessandro Kwame Tafari Malik Henri Oskar Till Mika Robin Kim'.split(
    ' ',
  );
const lastnames =
  'Albrecht Arslan Bauer Becker Berger Brandt Böhm Demir Dietrich Doğan Engel Fischer Franke Friedrich Graf Günther Haas Hartmann Heinrich Herrmann Hoang Horn Jansen Jung Kaya Keller Klein Koch Kowalski Krause Kühn Lang Lehmann Lindner Lorenz Maier Marković Mensah Möller Nguyen Nowak Öztürk Peters Petrović Pham Pohl Richter Romano Roth Sahin Sauer Schäfer Schmitt Schneider Schröder Schulte Seidel Shevchenko Simon Sommer Stein Tran Vogel Vogt Wagner Weber Winter Wolf Yıldız Ziegler Zimmermann'.split(
    ' ',
  );
const streets =
  'Hauptstraße Schulstraße Gartenstraße Bahnhofstraße Dorfstraße Bergstraße Lindenstraße Kirchweg Ringstraße Birkenweg Amselweg Mühlenweg Goethestraße Schillerstraße Rosenweg Feldstraße Waldstraße Eichenallee'.split(
    ' ',
  );

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '');

export interface Person {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
}

/** The `n`-th person of a tenant; the number keeps addresses apart. */
export function person(random: Random, n: number, domain: string): Person {
  const firstname = random.pick(firstnames);
  const lastname = random.pick(lastnames);
  return { firstname, lastname, email: `${plain(firstname)}.${plain(lastname)}${n}@${domain}` };
}

export const street = (random: Random): string => `${random.pick(streets)} ${random.whole(1, 98)}`;

/** Numbers that the Federal Network Agency keeps free for films and books. */
export const mobileNumber = (random: Random): string => `+4917139200${String(random.whole(0, 99)).padStart(2, '0')}`;
export const officeNumber = (random: Random): string => `+493023125${String(random.whole(0, 999)).padStart(3, '0')}`;
