// Everything that a form looks like, for pages that send its code later than its HTML.
import '@fundfront/ui/forms.css';
import '../Captcha/Captcha.css.ts';
import '../fields/checkboxGroup/VisitorCheckboxGroupInput.css.ts';
import '../fields/upload/VisitorUploadInput.css.ts';
import './PublicForm.css.ts';
