/** What every visible state says about itself: the name of the route that shows it; `*` is any route. */
export type StateMeta = { route: string };
