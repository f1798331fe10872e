import { topics } from '#app/areas/content/articles/rules.ts'
import { asPlayList, type findManaged, posterOf } from '#app/areas/content/videos/server/public.ts'
import { videoStates } from '#app/areas/content/videos/states.ts'
import type { Context } from '#app/context.ts'

type Kept = NonNullable<Awaited<ReturnType<typeof findManaged>>>

/** A video as the desk's list shows it. */
export const asRow = ({ video, doctorName }: Kept) => ({
  video_id: video.id,
  title: video.title,
  image: posterOf(video),
  doctor_name: doctorName,
  cat_name: topics[video.topicId] ?? '',
  seconds: video.seconds,
  play_num: video.playCount,
  like_num: video.likeCount,
  state: video.state,
  state_desc: videoStates[video.state].words,
  says: video.says,
  change_time: video.changedAt,
})

/** A video as it is watched and described at the desk. */
export const asDraft = (kept: Kept, ctx: Pick<Context, 'config' | 'now'>) => {
  const { version, summary, poster, topicId, width, height, bytes, isDemo } = kept.video
  return {
    ...asRow(kept),
    version,
    summary,
    poster,
    cat_id: topicId,
    width,
    height,
    bytes,
    is_demo: isDemo,
    url: asPlayList(ctx, kept.video)[0]?.url ?? '',
  }
}
