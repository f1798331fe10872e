import { readVisitor, type Visitor } from '../visitor.ts'

/** Who reads this page, as its cookies, its address and the browser say. */
export const currentVisitor = (query = new URLSearchParams(location.search)): Visitor =>
  readVisitor({ cookies: document.cookie, query, userAgent: navigator.userAgent })
