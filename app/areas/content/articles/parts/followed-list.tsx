import { useEffect, useState } from 'react'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import { signInAddress } from '#kit/wire/browser/way-back.ts'
import { newsAddress } from '../cards/article-address.ts'
import type { Article } from '../cards/article-card.tsx'
import { docsayFollowList } from '../contract.ts'
import { ArticleList } from './article-list.tsx'

const listFollowed = async (page: number) => (await callApi(docsayFollowList, { page })).list

/** Articles of the doctors whom one follows: fetched by the browser, the page itself is everybody's. */
export function FollowedList() {
  const signedIn = useSession() !== null
  const [first, setFirst] = useState<readonly Article[] | 'failed'>()
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try fetches again
  useEffect(() => {
    if (!signedIn) return
    setFirst(undefined)
    listFollowed(1).then(setFirst, () => setFirst('failed'))
  }, [signedIn, tries])

  if (!signedIn) return <SignInFirst />
  if (first === undefined) return <SkeletonList />
  if (first === 'failed') return <Trouble onRetry={() => setTries((before) => before + 1)} />
  return <ArticleList first={first} load={listFollowed} empty={<FollowNobody />} />
}

function SignInFirst() {
  return (
    <Empty
      title="您关注的医生写的文章"
      text="登录后就能看到，关注过的医生发了新文章会到这里。"
      action={<ButtonLink to={signInAddress(newsAddress({ list: 'follow' }))}>登录</ButtonLink>}
    />
  )
}

function FollowNobody() {
  return (
    <Empty
      title="还没有关注的医生发文章"
      text="在文章里或医生主页点“关注”，他写的新文章会到这里。"
      action={<ButtonLink to="/doctor/index">找医生</ButtonLink>}
    />
  )
}
