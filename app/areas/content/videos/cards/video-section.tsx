import { TitledSection } from '#kit/ui/titled-section.tsx'
import { type Video, VideoRow } from './video-card.tsx'

interface VideoSectionProps {
  title: string
  videos: readonly Video[]
  /** The way to all of them. */
  all: { text: string; to: string }
}

/** A few videos on a page of something else; nothing where there are none. */
export function VideoSection({ title, videos, all }: VideoSectionProps) {
  if (videos.length === 0) return null
  return (
    <TitledSection title={title} all={all}>
      {videos.map((video) => (
        <VideoRow key={video.file_id} video={video} />
      ))}
    </TitledSection>
  )
}
