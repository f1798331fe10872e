/** What articles are about, by the number on the wire (`cat_id`); in the order of the tabs. */
export const topics: Readonly<Record<number, string>> = {
  1: '心脑血管',
  2: '糖尿病',
  3: '营养饮食',
  4: '孕产育儿',
  5: '儿童健康',
  6: '心理睡眠',
  7: '骨骼运动',
  8: '消化肝胆',
  9: '呼吸过敏',
  10: '口腔皮肤',
  11: '用药安全',
  12: '老年健康',
}

/** Whether there is such a topic. */
export const isTopic = (id: number): boolean => Object.hasOwn(topics, id)

/** Where a text comes from: the doctor wrote it, or passes on another's [X119]. */
export const articleSources = ['original', 'reposted'] as const
/** Where a text comes from. */
export type ArticleSource = (typeof articleSources)[number]

/** Says where a text comes from, so that one never takes another's for the doctor's own [X119]. */
export const sourceTips = (source: ArticleSource, from: string): string =>
  source === 'original' ? '医生原创' : `转载自${from}`

/** One piece of an article. There is no other way to write one: no markup is stored, and none is ever shown. */
export type Block =
  | { type: 'paragraph'; text: string }
  | { type: 'heading'; text: string }
  | { type: 'list'; items: string[] }
  /** A list whose order counts. */
  | { type: 'steps'; items: string[] }
  | { type: 'quote'; text: string }
  /** Rows of as many cells; `head` is as long, or empty where the table has none. */
  | { type: 'table'; head: string[]; rows: string[][] }
  | { type: 'picture'; image: string; caption: string }
  /** What it rests on; at the end alone. */
  | { type: 'references'; items: string[] }

/** What each kind of piece is called. */
export const pieceNames: Readonly<Record<Block['type'], string>> = {
  paragraph: '段落',
  heading: '小标题',
  list: '列表',
  steps: '编号列表',
  quote: '引用',
  table: '表格',
  picture: '图片',
  references: '参考资料',
}

/** How much an article has at most; texts in characters. */
export const MOST = {
  title: 40,
  summary: 100,
  blocks: 60,
  paragraph: 1_000,
  heading: 40,
  items: 20,
  item: 200,
  caption: 60,
  columns: 6,
  rows: 20,
  cell: 100,
  pictures: 9,
  illnesses: 5,
  reason: 200,
} as const

/** Characters that an article has at least, before it goes to review. */
export const FEWEST_CHARACTERS = 100

/** Everything that can be read in a piece. */
const wordsOf = (block: Block): string => {
  if ('items' in block) return block.items.join('\n')
  if (block.type === 'table') return [block.head, ...block.rows].map((row) => row.join(' ')).join('\n')
  return block.type === 'picture' ? block.caption : block.text
}

/** Texts of a piece with how long each may be. */
const measured = (block: Block): { texts: readonly string[]; most: number } => {
  if ('items' in block) return { texts: block.items, most: MOST.item }
  if (block.type === 'table') return { texts: [block.head, ...block.rows].flat(), most: MOST.cell }
  if (block.type === 'picture') return { texts: [block.caption], most: MOST.caption }
  return { texts: [block.text], most: block.type === 'heading' ? MOST.heading : MOST.paragraph }
}

const faultOfPiece = (block: Block): string | undefined => {
  if ('items' in block && block.items.length > MOST.items) return `最多 ${MOST.items} 条`
  if (block.type === 'table') {
    if (block.rows.length > MOST.rows) return `最多 ${MOST.rows} 行`
    if ((block.rows[0]?.length ?? 0) > MOST.columns) return `最多 ${MOST.columns} 列`
  }
  const { texts, most } = measured(block)
  const long = texts.find((text) => text.length > most)
  return long === undefined ? undefined : `有 ${long.length} 个字，最多 ${most} 个`
}

/** What is too long or too many in an article, in words for who writes it; undefined where all fits. */
export const tooMuchIn = (blocks: readonly Block[]): string | undefined => {
  if (blocks.length > MOST.blocks) return `共 ${blocks.length} 段，最多 ${MOST.blocks} 段`
  if (picturesIn(blocks).length > MOST.pictures) return `图片最多 ${MOST.pictures} 张`
  for (const [at, block] of blocks.entries()) {
    const fault = faultOfPiece(block)
    if (fault) return `第 ${at + 1} 段（${pieceNames[block.type]}）${fault}`
  }
  return undefined
}

/** Whether every table has rows of one length, and what an article rests on stands once and last. */
export const isWhole = (blocks: readonly Block[]): boolean =>
  blocks.every((block, at) => {
    if (block.type === 'references') return at === blocks.length - 1
    if (block.type !== 'table') return true
    const width = block.rows[0]?.length ?? 0
    return [block.head.length || width, ...block.rows.map((row) => row.length)].every((cells) => cells === width)
  })

/** All that can be read in an article, one piece a line. */
export const wordsIn = (blocks: readonly Block[]): string => blocks.map(wordsOf).join('\n')

/** Addresses of the pictures in an article, in order. */
export const picturesIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.type === 'picture' ? [block.image] : []))

const CHARACTERS_A_MINUTE = 400

/** How many minutes it takes to read. */
export const minutesOf = (blocks: readonly Block[]): number =>
  Math.max(1, Math.round(wordsIn(blocks).length / CHARACTERS_A_MINUTE))

const ways = [
  /https?:|www\.|\.(com|cn|net|top|xyz|shop)\b/,
  /1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}/,
  /\b0\d{2,3}[\s-]?\d{7,8}\b/,
  /\b[48]00[\s-]?\d{3}[\s-]?\d{4}\b/,
  /(加我?|我的|私)(微信|v信|vx|wechat|qq)|(微信|v信|vx|wechat|qq)号?\s*[:：]\s*[a-z0-9_-]{5,}/,
  /二维码|扫码|公众号|淘宝|天猫|京东|拼多多|微店|直播间|下单|购买链接/,
]
const promises =
  /包治|根治|药到病除|永不复发|百分之百(治愈|有效)|100\s*%\s*(治愈|有效)|无任何副作用|祖传秘方|国家级专家/

/** Why an article cannot go to review. */
export type ArticleFault = 'too-short' | 'contact-inside' | 'promise-inside'

/**
 * What may not stand on a page of health knowledge: a way to reach or to buy from somebody, and promises that medicine
 * does not make. Undefined where all is well.
 */
export const faultIn = (article: {
  title: string
  summary: string
  blocks: readonly Block[]
}): ArticleFault | undefined => {
  const words = wordsIn(article.blocks)
  if (words.length < FEWEST_CHARACTERS) return 'too-short'
  return faultOfWords(`${article.title}\n${article.summary}\n${words}`)
}

/** The same of any words that stand beside health knowledge, however few. */
export const faultOfWords = (words: string): Exclude<ArticleFault, 'too-short'> | undefined => {
  const all = words.normalize('NFKC').toLowerCase()
  if (ways.some((way) => way.test(all))) return 'contact-inside'
  return promises.test(all) ? 'promise-inside' : undefined
}

/** An article is scheduled so many days ahead at most. */
export const MOST_AHEAD_DAYS = 90

/** Lists of articles: the newest, or the most read and liked. */
export const articleSorts = ['newest', 'hot'] as const
/** A sort choice. */
export type ArticleSort = (typeof articleSorts)[number]

/** Articles on a page where nothing else is asked [X329]. */
export const PAGE_SIZE = 10
/** Readers on a page of those who like an article [X330]. */
export const ADMIRERS = 5

/** The same in words for who wrote it and who reviews it. */
export const faultWords: Readonly<Record<ArticleFault, string>> = {
  'too-short': `正文太短，至少写 ${FEWEST_CHARACTERS} 个字`,
  'contact-inside': '文章里不能留电话、微信、网址、二维码或购买方式',
  'promise-inside': '文章里不能保证疗效，例如“根治”“药到病除”',
}
