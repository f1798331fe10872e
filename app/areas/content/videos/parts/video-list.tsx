import type { ReactNode } from 'react'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { type Video, VideoTile } from '../cards/video-card.tsx'
import { PAGE_SIZE } from '../rules.ts'

interface VideoListProps {
  first: readonly Video[]
  load: (page: number) => Promise<readonly Video[]>
  empty: ReactNode
}

/** A list of videos that grows. */
export function VideoList({ first, load, empty }: VideoListProps) {
  const pages = useMorePages({ first, size: PAGE_SIZE, load, idOf: ({ file_id }) => file_id })
  const [lead] = first
  return (
    <ListPage pages={pages} empty={empty}>
      {(video) => <VideoTile video={video} first={video === lead} />}
    </ListPage>
  )
}
