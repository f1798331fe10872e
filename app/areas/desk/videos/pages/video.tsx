import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskVideo, deskVideoDoctors } from '../contract.ts'
import { ManagedVideo } from '../parts/managed-video.tsx'
import { NewVideo } from '../parts/new-video.tsx'
import type { Route } from './+types/video'

export { handle } from 'virtual:rows/desk-video'

const load = async ({ callApi, query }: Loading) => {
  const video_id = maybeId(query, 'video_id')
  if (video_id !== undefined) return { video: await callApi(deskVideo, { video_id }), doctors: [] }
  return { video: undefined, doctors: (await callApi(deskVideoDoctors, {})).list }
}
export const clientLoader = behindStaffGate(load)
export default function DeskVideoPage({ loaderData: { video, doctors } }: Route.ComponentProps) {
  return (
    <DeskFrame
      title={video ? video.title : '新增视频'}
      note="看完整个视频再发布：医学上站得住，不留联系方式，不卖东西，不保证疗效。"
      aside={
        <ButtonLink kind="secondary" size="small" to="/desk/videos">
          返回视频
        </ButtonLink>
      }
    >
      {video ? (
        <ManagedVideo key={`${video.video_id} ${video.version} ${video.state}`} video={video} />
      ) : (
        <NewVideo doctors={doctors} />
      )}
    </DeskFrame>
  )
}
