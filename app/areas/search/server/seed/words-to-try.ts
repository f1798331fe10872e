/** What stands in the search box and below it until the operator chooses words of their own. */
export const wordsToTry = ['发热', '儿童咳嗽', '高血压', '口腔', '妇科', '体检', '中医', '失眠'] as const
