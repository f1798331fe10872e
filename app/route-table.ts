/** One address of the product, as its room's `routes.ts` declares it. */
export interface Row {
  /** The specification's name of the route, else its path in words. */
  id: string
  /** From the root, without `.html`; `:name` is a parameter. */
  path: string
  /** The page's module from `app/`, by `room(…)`. */
  file: string
  title: string
  /** Behind the patients' gate. */
  login?: true
  /** Behind the staff's gate. */
  staff?: true
  /** Behind the gate of the doctors' workbench. */
  doctor?: true
  /** May be shared [X013]: by the top bar's button, or by an app around the page. */
  shareable?: true
  /** Switches sharing off again [X038]. */
  unshare?: true
  /** Customer service stands ready on the page [X037]. */
  loadingQiYu?: true
  /** What customer service is told that one comes from; the page's title where nothing is said. */
  qiyuTitle?: string
  /** Stays alive while one looks at what it leads to. */
  keepAlive?: true
  /** Is found where it was left, also on the way on: such rows are the list of paths that keep their position [X071]. */
  keepsPosition?: true
  /** Nothing leads away from it by itself: no sign-in of a host, no app [X033]. */
  notJump?: true
  /** Covers what one sees with an overlay while it loads [X075]. */
  loading?: true
  /** Where the reader is gets found before the page asks for its first list (`needGetLatAndLng`) [X036]. */
  needsPlace?: true
  /** A page of a store's staff: the name of the data that it works with, as plain data [X035]. */
  store?: string
  /** The function that a view of the page is attributed to [X039]. */
  fromFunctionId?: string
  fromFunctionName?: string
  /** What the page shows one of: goods by `goods_id` [X041], a project by `project_id` [X042]. */
  itemType?: 2 | 305
  /** Query names that change what the server renders; it shows the page no other. */
  query?: readonly string[]
  /** Of `query`, the names that tell which thing is shown: the address that counts has no others. All of them where nothing is said. */
  names?: readonly string[]
  /** Path of the address that counts, where the same page has two. */
  sameAs?: string
}

/** An address that leads to another; its query goes along. */
export interface Moved {
  from: string
  to: string
}

/** What a room's `routes.ts` exports. */
export interface RoomRoutes {
  rows: readonly Row[]
  moved?: readonly Moved[]
}

/** Names the page modules of a room: `room('guahao/hospitals')('list')`. Never absolute: browsers get to see them. */
export const room =
  (area: string) =>
  (page: string): string =>
    `areas/${area}/pages/${page}.tsx`
