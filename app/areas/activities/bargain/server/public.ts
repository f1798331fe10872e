export { asOffered as asBargainGoods } from './present.ts'
export { countBargains, insertItems as insertBargainItems, listItems as listBargainItems } from './queries.ts'
