/**
 * Trees, plants, fruit and stones that are easily said and understood on the telephone, the same in both languages.
 * None of them is a first name or sounds like another.
 */
export const words: readonly string[] = `
Achat Ahorn Akazie Amethyst Ananas Anis Apfel Aprikose Bambus Banane Basalt Basilikum Bernstein Birke Birne Brombeere
Buche Dattel Diamant Dill Distel Efeu Eibe Eiche Enzian Erdbeere Esche Farn Feige Feuerstein Fichte Flieder Ginster
Granit Hasel Hibiskus Himbeere Holunder Hopfen Ingwer Kakao Kaktus Kamille Kastanie Kiefer Kiesel Kirsche Klee
Kokosnuss Krokus Kresse Kristall Lavendel Lorbeer Lotus Magnolie Mais Mandel Marmor Melone Minze Mirabelle Mondstein
Narzisse Nelke Olive Onyx Orange Palme Pampelmuse Pappel Petersilie Pfirsich Pflaume Primel Quarz Quitte Rhabarber
Rosmarin Salbei Sandstein Saphir Schiefer Schilf Smaragd Sonnenblume Tanne Thymian Topas Tulpe Ulme Vanille Veilchen
Wacholder Walnuss Weide Zeder Zimt Zitrone Zypresse
`
  .trim()
  .split(/\s+/);
