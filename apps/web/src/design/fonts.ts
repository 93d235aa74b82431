// Development only: Pretendard from the package, in subsets that the browser fetches as it meets them.
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
