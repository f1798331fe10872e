/** `kit/wire/vite/route-rows.ts` writes these modules: the rows of the routes whose ids the name lists. */
declare module 'virtual:rows/*' {
  export const handle: Readonly<Record<string, import('./page-handle.ts').PageHandle>>
}

/** `kit/wire/vite/moved-addresses.ts` writes it: where addresses that moved lead to. */
declare module 'virtual:moved' {
  export const leadsTo: Readonly<Record<string, string>>
}
