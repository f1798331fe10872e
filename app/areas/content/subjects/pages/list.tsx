import { newsAddress } from '#app/areas/content/articles/cards/article-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { SubjectCard } from '../cards/subject-card.tsx'
import { specialSubjectList } from '../contract.ts'
import type { Route } from './+types/list'

export { handle } from 'virtual:rows/content-subjects'

const SIZE = 10

const load = ({ callApi }: Loading) => callApi(specialSubjectList, {})
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function SubjectsPage({ loaderData: { list: first } }: Route.ComponentProps) {
  const pages = useMorePages({
    first,
    size: SIZE,
    load: async (page) => (await callApi(specialSubjectList, { page })).list,
    idOf: ({ subjectId }) => subjectId,
  })
  return (
    <Frame bar={{ share: { title: '健康专题', desc: '一件事，一次看明白。' } }}>
      <div className="mx-auto w-full max-w-640 space-y-12 p-16">
        <h2 className="sr-only">专题</h2>
        <ListPage pages={pages} empty={<None />}>
          {(subject) => <SubjectCard subject={subject} />}
        </ListPage>
      </div>
    </Frame>
  )
}

const None = () => (
  <Empty
    title="现在还没有专题"
    text="换季、节气、一种病，编辑会把文章、医生和活动放在一起。"
    action={
      <ButtonLink kind="secondary" to={newsAddress({})}>
        先看看文章
      </ButtonLink>
    }
  />
)
