import config from './lingui.config.ts';

/**
 * For whoever reads catalogs: of which sources they are is asked by the extraction alone, and otherwise looked up among
 * the files again for every catalog that is read.
 */
export default { ...config, catalogs: config.catalogs?.map(({ path }) => ({ path, include: [] })) };
