import { VideoOffIcon } from 'lucide-react'
import { useMemo } from 'react'
import { CallVideo } from './call-video.tsx'

/** What one's own camera shows; a sign in its place where it is off. */
export function OwnVideo({ camera, className }: { camera: MediaStreamTrack | null; className: string }) {
  const stream = useMemo(() => (camera ? new MediaStream([camera]) : null), [camera])
  if (stream) return <CallVideo stream={stream} label="我的画面" own className={className} />
  return (
    <div className={`flex items-center justify-center bg-well text-ink-3 ${className}`}>
      <VideoOffIcon className="size-24" aria-label="我的摄像头没有打开" />
    </div>
  )
}
