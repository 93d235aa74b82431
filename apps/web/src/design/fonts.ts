// Pretendard: Korean and Latin in one family, from the package, in subsets the browser fetches as it meets them.
// A separate module, so that the page can load it after its first paint: import('./design/fonts.ts').
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
