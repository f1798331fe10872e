import { findArea, listAreas, listCityAreas } from '#app/areas/location/server/public.ts'
import type { Db } from '#kit/db/open.ts'

/** The divisions of a place from the province down. */
export const pathOf = async (db: Db, areaId: number): Promise<number[]> => {
  const area = await findArea(db, areaId)
  if (!area) return []
  return [...(area.parentId === null ? [] : await pathOf(db, area.parentId)), area.id]
}

/** What a team can look after in a city, by district: its streets, or the district itself where it has none. */
export const listCommunities = async (db: Db, cityId: number) => {
  const districts = await listCityAreas(db, cityId)
  return Promise.all(
    districts.map(async (district) => {
      const streets = await listAreas(db, district.id)
      return { name: district.name, list: streets.length > 0 ? streets : [district] }
    }),
  )
}
