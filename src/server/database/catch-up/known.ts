/** What is known of the time before migrations were frozen. It is over: nothing is ever added here. */
export interface Past {
  /** The last migration of the first release. All up to it may be missing in any order, none after it. */
  base: string;
  /** Migrations that ran under another name. */
  renamed: ReadonlyMap<string, string>;
  /** Checksums of texts that ran and were edited afterwards. */
  texts: ReadonlySet<string>;
  /** Migrations that change or drop what is there; all others only make what is empty at first. */
  changeRows: ReadonlySet<string>;
}

/** The past of this tree; what ran before checksums were kept is told by its schema alone. */
export const ourPast: Past = {
  base: '0045-entertainment',
  renamed: new Map([
    ['0022-zones-and-terms', '0026-zones-and-terms'],
    ['0038-expense-sums', '0039-expense-sums'],
    ['0039-receipt-threshold', '0040-receipt-threshold'],
    ['0043-covers', '0043-leisure-kit'],
  ]),
  changeRows: new Set([
    '0005-invitations',
    '0018-accounts',
    '0020-days-categories-routine',
    '0022-years',
    '0024-changes-as-text',
    '0026-zones-and-terms',
    '0027-addresses',
    '0039-expense-sums',
    '0041-packing-belongs',
  ]),
  texts: new Set([
    '1c39155812fa0f383d51894ff6c24edd76468140fefe7c635ee1c054a4973ddf', // 0017-bounds
    '6de07e0fbe8194043bc424d17daf9d434a6faa1e33c0e3d1f6d39f428e74165e', // 0020-days-categories-routine
    '2c714a430c61da6bb3266b8389270a3571646db312f0d7fc3569e45d4cc0a705',
    'ee4d1e22539f18c1e19aaa2acb3ae83c548ce2150e34b937207a11bb24cfbd84', // 0022-zones-and-terms
    '1134898bcb94bdedee4f9da31462e213572c26f2e8d43c7f1cd55727cda931d0', // 0030-money
    'fceccad0d456c6c85ee2e99017648d4e424d87bd7db9dbb8573ad37d3196c370',
    '6520a657ecf11838596a31832e9d5f8b782c36d1db479898678ed22f7dc8ec8d',
    'd9e3f96498f5198af18e53a1aa36f5b6585d3782dc30c3ffcfaed5fcf40c0e79',
    '6748a55d92fea5dbf8c3c656122e92cf76173ae89a456b721ad2df18ac16eed6',
    '20e6dedb8c1eb366bcce61462d661c690634f00b36dc9ddbe7c19b569257dd26', // 0031-recurring-expenses
    '9094ec37a9830b41406d31b1b0d15b6fd22ccffa8ad85654abacc7d24d01574d', // 0037-packing
    '524dc4e6d110bd5cf25a77cff0170891f54bd7b0397a83b306e535b29b27f719',
    '4b6a368aaef2a44f158c138b61ca822517bb7d28f2b8dd3a892dcb7122e00333', // 0038 and 0039-expense-sums
    '6ab99b49bac4e935f1d8f588e484aabe2a7325e730136206fc10efa057f4ccb6',
    '3e3a27218a69ebaa6557589ccfa7770126a91341bbfe992c107a0c942217dd3e', // 0043-covers
    'b6c2c3991ebbb49c749e8f88ffaad850da56beaca17e77bc916ba25e2be25926', // 0044-books
    '30edb7936165186762b11b78c5cedbae7432a50d5dd3cbb58eff7e2d713e6806', // 0045-entertainment
    '83ea4984fe3f04c24089ef992dd07e1e7c1589ef4d5f44d2f8d3ef189d655d59',
    '2544498a605eaeb1695d1d77a1a8cf88b199fb0406ed4d8f4cefa719dcc24dec',
  ]),
};
