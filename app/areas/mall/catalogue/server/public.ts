export { asChoices } from './present.ts'
export { type AdvertRow, countAdverts, listLiveAdverts } from './queries/adverts.ts'
export { findAdvert, findCategory, insertAdvert, listAllAdverts, updateAdvert } from './queries/manage.ts'
export { type CategoryRow, listCategories, listPageCategories, listTree } from './queries/read.ts'
/** For joins: rooms above read it and never write it. */
export { mallAdverts, mallCategories } from './tables.ts'
