/** `kit/wire/vite/route-rows.ts` writes these modules: the rows of the routes whose ids the name lists. */
declare module 'virtual:rows/*' {
  export const handle: Readonly<Record<string, import('./page-handle.ts').PageHandle>>
}
