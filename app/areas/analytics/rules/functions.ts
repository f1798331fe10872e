/** A function of the product, by which people come to what they do there. */
interface FunctionFacts {
  words: string
  /** A page that one goes through; else a part of a page, which is seen before it is opened. */
  isPage?: true
}

/** Every function to which a deed can be put down: pages by their route's `fromFunctionId` [X027], parts of pages by `Entry`. */
export const functions = {
  B01: { words: '商城首页', isPage: true },
  B02: { words: '服务首页', isPage: true },
  H01: { words: '首页·挂号、问医生、查症状' },
  H02: { words: '首页·服务格' },
  H03: { words: '首页·有号的医生' },
  H04: { words: '首页·本城市的医院' },
  H05: { words: '首页·限时秒杀' },
  H06: { words: '首页·健康专题' },
  H07: { words: '首页·健康科普' },
  H08: { words: '首页·排行榜' },
  H09: { words: '首页·广告' },
  H10: { words: '首页、挂号页·搜索' },
  M01: { words: '商城·广告位' },
  M02: { words: '商城·分类和服务' },
  M03: { words: '商城·活动' },
  M04: { words: '商城·限时秒杀' },
  M05: { words: '商城·领券中心' },
} as const satisfies Record<string, FunctionFacts>

/** The id of a function. */
export type FunctionId = keyof typeof functions
/** Every one of them, in order. */
export const allFunctions = Object.keys(functions) as FunctionId[]

/** The function that is named; null where it is none of ours, whatever was sent. */
export const knownFunction = (id: string | undefined): FunctionId | null =>
  allFunctions.find((one) => one === id) ?? null

/** Whether people are in a function as soon as its page is shown. */
export const isPage = (id: string): boolean => {
  const known = knownFunction(id)
  const facts: FunctionFacts | undefined = known === null ? undefined : functions[known]
  return facts?.isPage === true
}
