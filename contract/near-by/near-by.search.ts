export const nearByOrders = ['distance', 'name'] as const;

/** How far is looked where nobody says how far: a daily way. */
export const usualRadiusKm = 25;
