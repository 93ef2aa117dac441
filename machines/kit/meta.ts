/** What every visible state says about itself: the name of the route that shows it, or of each; `*` is any route. */
export type StateMeta = { route: string | readonly string[] };
