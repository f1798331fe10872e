export {
  anchorLines,
  findAnchor,
  findForged,
  listOldChains,
  type OldChain,
  readLines,
} from './queries/archive.ts'
export { listBrokenChains } from './queries.ts'
