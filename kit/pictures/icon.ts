/** The sign of the site: a white cross whose upright is a road. */
export const iconSvg = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${colour}"/><path fill="#fff" d="M25 11h14v14h14v14H39v14H25V39H11V25h14z"/><path fill="none" stroke="${colour}" stroke-width="4" stroke-dasharray="7 6" d="M32 15v34"/></svg>`
