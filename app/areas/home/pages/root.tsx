import { redirect } from 'react-router'
import { withQuery } from '#kit/wire/address.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { homeAddress } from '../contract.ts'

export { handle } from 'virtual:rows/R140'

const load = async ({ callApi, query }: Loading): Promise<never> => {
  const { path } = await callApi(homeAddress, {})
  throw redirect(withQuery(path, query))
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function Root() {
  return null
}
