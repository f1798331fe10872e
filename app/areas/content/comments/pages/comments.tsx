import { useCallback, useEffect, useState } from 'react'
import { introAddress } from '#app/areas/audio-class/cards/class-address.ts'
import { articleAddress } from '#app/areas/content/articles/cards/article-address.ts'
import { videoAddress } from '#app/areas/content/videos/cards/video-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { Notice } from '#kit/ui/notice.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import { RefusedError } from '#kit/wire/errors.ts'
import { inBrowser, type Loading, maybeId, onServer, readId } from '#kit/wire/load.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import type { Comment } from '../cards/comment-words.tsx'
import type { DiscussionOf } from '../cards/discussion-address.ts'
import { docsayCommentDetail, docsayReply } from '../contract.ts'
import { CommentItem } from '../parts/comment-item.tsx'
import { WriteBox } from '../parts/write-box.tsx'
import { discussionWords, NO_CONSULTATION, PAGE_SIZE, type SubjectKind, subjectKinds, subjectWords } from '../rules.ts'
import type { Route } from './+types/comments'

export { handle } from 'virtual:rows/content-comments'

const readAbout = (query: URLSearchParams): DiscussionOf => ({
  kind: subjectKinds.find((kind) => kind === query.get('kind')) ?? 'article',
  id: readId(query, 'id'),
  comment_id: maybeId(query, 'comment_id'),
})

const addressOf: Readonly<Record<SubjectKind, (id: number) => string>> = {
  article: articleAddress,
  video: videoAddress,
  class: introAddress,
  goods: (goods_id) => address('/health/product', { goods_id }),
}

/** The one that was tapped, with what it stands below; null where none was, and where it is not there any more. */
const findFirst = async (callApi: CallApi, { kind, id, comment_id }: DiscussionOf): Promise<Comment | null> => {
  if (comment_id === undefined) return null
  try {
    const found = await callApi(docsayCommentDetail, { comment_id })
    return found.kind === kind && found.id === id ? found.comment : null
  } catch (thrown) {
    if (thrown instanceof RefusedError) return null
    throw thrown
  }
}

const loadAll = async (callApi: CallApi, about: DiscussionOf) => {
  const { kind, id } = about
  const [said, first] = await Promise.all([callApi(docsayReply, { kind, id }), findFirst(callApi, about)])
  return { about, title: said.title, comments: said.list, count: said.comment_num, first }
}

const load = ({ callApi, query }: Loading) => loadAll(callApi, readAbout(query))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function CommentsPage({ loaderData }: Route.ComponentProps) {
  const { about, title } = loaderData
  const [{ comments, count, first }, refresh] = useOwn(loaderData)
  const { kind, id } = about
  const words = discussionWords[kind]
  const pages = useMorePages({
    first: comments,
    size: PAGE_SIZE,
    load: async (page) => (await callApi(docsayReply, { kind, id, page })).list,
    idOf: (comment) => comment.comment_id,
  })
  return (
    <Frame
      bar={{
        title: words.title,
        share: { title: `${words.title}：${title}`, desc: `大家对${subjectWords[kind]}《${title}》的讨论` },
      }}
    >
      <div className="mx-auto w-full max-w-640 grow space-y-12 p-16">
        <Link to={addressOf[kind](id)} className="flex min-h-target items-center gap-8 text-14 text-accent-ink">
          <span className="min-w-0 break-words">
            {subjectWords[kind]}：{title}
          </span>
        </Link>
        <Notice>{NO_CONSULTATION}</Notice>
        <WriteBox about={{ kind, id }} onSaid={refresh} />
        {first && (
          <section aria-label="您要看的评论">
            <CommentItem key={first.comment_id} about={about} comment={first} onChanged={refresh} />
          </section>
        )}
        <h2 className="text-16 font-semibold">{count > 0 ? `评论和回复（${count}）` : '评论'}</h2>
        <ListPage pages={pages} empty={<Empty drawing="message" title="还没有人说话" text={words.none} />}>
          {(comment) =>
            comment.comment_id === first?.comment_id ? null : (
              <CommentItem about={about} comment={comment} onChanged={refresh} />
            )
          }
        </ListPage>
      </div>
    </Frame>
  )
}

type Loaded = Awaited<ReturnType<typeof load>>

/** With what is the reader's own: the page comes as any visitor sees it, their browser asks again; anew after they said something. */
const useOwn = (loaded: Loaded) => {
  const isSignedIn = useSession() !== null
  const [own, setOwn] = useState(loaded)
  const { about } = loaded
  const refresh = useCallback(() => {
    loadAll(callApi, about).then(setOwn, () => undefined)
  }, [about])
  useEffect(() => {
    setOwn(loaded)
    if (isSignedIn) refresh()
  }, [isSignedIn, loaded, refresh])
  return [own, refresh] as const
}
