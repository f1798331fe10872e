import { Frame } from '#app/shell/frame.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { Paragraphs } from '../cards/paragraphs.tsx'
import { textAddress } from '../cards/text-address.ts'
import { consentText } from '../contract.ts'
import { type Document, documentNames, documents } from '../rules.ts'
import type { Route } from './+types/agreement'

export { handle } from 'virtual:rows/consent-text'

const load = ({ callApi, query }: Loading) => {
  const document = documentNames.find((name) => name === query.get('document')) ?? 'agreement'
  return callApi(consentText, { document, version: maybeId(query, 'version') })
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** A text that people agree to, in any of its versions. */
export default function AgreementPage({ loaderData: text }: Route.ComponentProps) {
  const { document, title, version, publish_time, is_current, change, paragraphs, versions } = text
  return (
    <Frame bar={{ title: documents[document] }}>
      <article className="space-y-16 p-16">
        <header className="space-y-6">
          <h1 className="text-22 font-semibold">{title}</h1>
          <p className="text-12 text-ink-3">
            第 {version} 版{publish_time && ` · ${publish_time.slice(0, 10)} 起生效`}
          </p>
          {change && <p className="text-14 text-ink-2">这一版的变化：{change}</p>}
        </header>
        {is_current === 0 && <Notice tone="warning">这是以前的版本，现在生效的请看下面“全部版本”里的第一个。</Notice>}
        <Paragraphs paragraphs={paragraphs} level="h2" />
      </article>
      <div className="space-y-20 px-16 pb-32">
        <CellGroup title="全部版本">
          {versions.map((one) => (
            <Cell
              key={one.version}
              title={`第 ${one.version} 版`}
              note={one.publish_time ? `${one.publish_time.slice(0, 10)} 起生效` : '随系统发布'}
              value={one.version === version ? '正在看' : one.version === versions[0]?.version && <Tag>现在生效</Tag>}
              to={one.version === version ? undefined : textAddress(document, one.version)}
            />
          ))}
        </CellGroup>
        <CellGroup title="其他文本">
          {othersOf(document).map((other) => (
            <Cell key={other} title={documents[other]} to={textAddress(other)} />
          ))}
        </CellGroup>
      </div>
    </Frame>
  )
}

const othersOf = (document: Document) => documentNames.filter((other) => other !== document)
