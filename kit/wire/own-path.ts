/** Whether a link leads to a page of the product: a path, and nothing that a browser reads as another host. */
export const isOwnPath = (link: string): boolean => /^\/[a-zA-Z0-9]/.test(link) && !link.includes('\\')
