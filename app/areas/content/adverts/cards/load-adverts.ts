import { getCategoryAd, getFloatingWindow, getOrderListAd } from '#app/areas/mall/catalogue/contract.ts'
import { shownAt } from '#app/areas/mall/catalogue/rules.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { advertDetail, advertIds, storePageAdverts } from '../contract.ts'

/** The advert whose turn it is in a place for one alone, as pages of the mall show adverts; null where there is none or it does not come [X298]. */
export const loadFloat = async (callApi: CallApi, location: number) => {
  try {
    const { ids } = await callApi(advertIds, { location })
    const [first] = ids
    if (first === undefined) return null
    const { id, title, text, image, link, is_ad } = await callApi(advertDetail, { id: first })
    return { ad_id: id, location, title, text, img: image, url: link, is_ad }
  } catch {
    return null
  }
}

/** The adverts of a place of the mall, of a category where one is named; none where they do not come [X298]. */
export const loadPlaced = async (callApi: CallApi, location: number, category_id?: number) => {
  try {
    return shownAt(location, (await callApi(getCategoryAd, { location, category_id })).list)
  } catch {
    return []
  }
}

/** The advert of the list of orders; null where there is none or it does not come [X298]. */
export const loadOrderAdvert = async (callApi: CallApi) => {
  try {
    return (await callApi(getOrderListAd, {})).advert
  } catch {
    return null
  }
}

/** The window that floats over the mall; null where there is none or it does not come [X298]. */
export const loadFloatingWindow = async (callApi: CallApi) => {
  try {
    return (await callApi(getFloatingWindow, {})).advert
  } catch {
    return null
  }
}

/** The adverts of a store's page; none where they do not come [X298]. */
export const loadStoreAdverts = async (callApi: CallApi, store_id: number) => {
  try {
    return (await callApi(storePageAdverts, { store_id })).list
  } catch {
    return []
  }
}
