import { address } from '#kit/wire/address.ts'

/** Where a video is watched. */
export const videoAddress = (fileId: number): string => address('/video/detail', { file_id: fileId })

/** What the list of videos is asked for; `list` is the newest where nothing is said. */
export interface VideosQuery {
  list?: 'hot' | undefined
  cat_id?: number | undefined
  doctor_id?: number | undefined
}

/** The list of videos. */
export const videosAddress = (query: VideosQuery): string => address('/video/list', { ...query })
